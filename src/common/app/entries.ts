/** The only list of HTML entries: vite, links, the navigation and the browser tests read it. */
export interface Entry {
  /** `${html}.html`; the public, sometimes misspelt name (spec: common §2) */
  html: string
  /** Key of the document title in the `common` texts. */
  title: string
  /** Where the header names it, and in which order; absent: reached by links alone. */
  nav?: { slot: 'main' | 'activities'; order: number; needsHallColumn?: boolean }
  /** Hash route that a link to the entry opens. */
  route?: string
  /** `plain`: a page for one thing, with the brand and the language alone around it. */
  frame?: 'plain'
}

export const entries = [
  { html: 'index', title: 'nav.home', nav: { slot: 'main', order: 1 } },
  { html: 'news', title: 'nav.news', nav: { slot: 'main', order: 2 } },
  { html: 'themeExhibition', title: 'nav.halls', nav: { slot: 'main', order: 3, needsHallColumn: true } },
  { html: 'exhibitors', title: 'nav.exhibitors', nav: { slot: 'main', order: 4 } },
  { html: 'exhibitss', title: 'nav.exhibits', nav: { slot: 'main', order: 5 } },
  { html: 'activity', title: 'nav.activity', nav: { slot: 'activities', order: 1 } },
  { html: 'exchangeHall', title: 'nav.exchangeHall', nav: { slot: 'activities', order: 2 } },
  { html: 'invoiceHall', title: 'nav.invoiceHall', nav: { slot: 'activities', order: 3 } },
  { html: 'resourceOrdering', title: 'nav.resourceOrdering', nav: { slot: 'activities', order: 4 } },
  { html: 'about', title: 'nav.about', route: '/about' },
  { html: 'vr', title: 'nav.vrHall' },
  { html: 'login', title: 'nav.login', frame: 'plain' },
  { html: 'personal', title: 'nav.personal' },
  { html: 'organizer', title: 'nav.organizer', frame: 'plain' },
  { html: 'sandbox', title: 'nav.sandbox', frame: 'plain' },
  { html: 'icifAi', title: 'toolbar.ai', frame: 'plain' },
  { html: 'concact', title: 'toolbar.contact' },
] as const satisfies readonly Entry[]

export type EntryName = (typeof entries)[number]['html']

/** Whether an entry is built: nothing links to one that is not. */
export function hasEntry(html: string): html is EntryName {
  return entries.some((entry) => entry.html === html)
}

/** Whether an entry has the plain frame. */
export function isPlain(html: EntryName): boolean {
  return entries.some((entry) => entry.html === html && 'frame' in entry)
}
