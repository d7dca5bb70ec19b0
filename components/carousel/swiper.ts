/** The parts of Swiper that the carousel uses, as a separate chunk. */
export { default as Swiper } from 'swiper';
export { Virtual } from 'swiper/modules';
