/** The exhibition opens in Paris, wherever its editors sit. */
export const TIMEZONE = 'Europe/Paris';

/** From west to east; the names say no offset, as that changes with the season. */
const ZONES = [
  ...['America/Los_Angeles', 'America/Mexico_City', 'America/New_York', 'America/Sao_Paulo', 'UTC'],
  ...['Europe/London', 'Africa/Lagos', TIMEZONE, 'Africa/Cairo', 'Africa/Johannesburg'],
  ...['Africa/Nairobi', 'Europe/Moscow', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Bangkok'],
  ...['Asia/Shanghai', 'Asia/Tokyo', 'Australia/Sydney'],
] as const;

export const TIMEZONES = {
  defaultTimezone: TIMEZONE,
  supportedTimezones: ZONES.map((value) => ({
    value,
    label: value.replace(/^.*\//, '').replaceAll('_', ' '),
  })),
};
