import { local } from '#src/common/session/storage.ts'

const RECENT_MAX = 5

/** The screens that a person went to last by the palette, the latest first: names of screens alone, nothing of what they show. */
export const listRecent = (person: string): readonly string[] => local.get('recentScreens')?.[person] ?? []

export function noteRecent(person: string, screen: string): void {
  const others = listRecent(person).filter((one) => one !== screen)
  local.set('recentScreens', { ...local.get('recentScreens'), [person]: [screen, ...others].slice(0, RECENT_MAX) })
}
