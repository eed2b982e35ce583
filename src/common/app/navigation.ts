import { entries, type Entry } from './entries'
import { useHallColumn } from './fair'

export interface NavLink {
  html: string
  title: string
  href: string
}

const every: readonly Entry[] = entries

function slotOf(slot: 'main' | 'activities', hallsShown: boolean): NavLink[] {
  return every
    .filter(({ nav }) => nav?.slot === slot && (hallsShown || !nav.needsHallColumn))
    .toSorted((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0))
    .map(({ html, title, route }) => ({ html, title, href: `./${html}.html${route ? `#${route}` : ''}` }))
}

/** The header's links in order; halls only when the fair shows its hall column (spec: access §2.7). */
export function useNavigation(): { main: NavLink[]; activities: NavLink[]; vrUrl: string } {
  const { shown, vrUrl } = useHallColumn()
  return { main: slotOf('main', shown), activities: slotOf('activities', shown), vrUrl }
}
