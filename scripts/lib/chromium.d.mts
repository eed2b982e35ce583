/** The path of a Chromium, installed where it is missing; undefined: Playwright's own. */
export function ensureChromium(): Promise<string | undefined>
