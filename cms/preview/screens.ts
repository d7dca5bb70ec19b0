import type { LivePreviewConfig } from 'payload';

/** The website's own page beside the form, at the width of a phone and of a desk. The address comes from LiveTyping, in this one's place: after each save Payload would put a function's there again. */
export const LIVE_PREVIEW: LivePreviewConfig = {
  url: '/api/live',
  breakpoints: [
    { name: 'phone', label: '390', width: 390, height: 844 },
    { name: 'desk', label: '1440', width: 1440, height: 900 },
  ],
};

/** In the form's controls; it draws nothing. */
export const LIVE_TYPING = '/components/LiveTyping.client#LiveTyping';
