/** Signs that several areas share, on the grid of Icon. */
export const DONE = 'm4 12.5 5.5 5.5L20.5 6.5';
export const FAULT = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v6M12 16.5v.2';
export const TURN = 'M20 5v5h-5M4 19v-5h5M5.5 9A7.5 7.5 0 0 1 19 8.5M18.5 15A7.5 7.5 0 0 1 5 15.5';
export const SEARCH = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5';
