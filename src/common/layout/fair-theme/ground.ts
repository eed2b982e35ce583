/** Entries where people work with antd, which the dark template does not reach: they have the fair's colour on a light ground. */
const light = new Set(['login', 'personal', 'organizer', 'sandbox'])

export const isLight = (html: string): boolean => light.has(html)
