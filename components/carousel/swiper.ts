/** What the carousel uses of Swiper, for a chunk of its own. */
export { default as Swiper } from 'swiper';
export { Virtual } from 'swiper/modules';
