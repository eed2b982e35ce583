import { type ContentKind, kindNames } from '#contract/fair/content/kinds.ts'

/** Under what the menu gathers the kinds, in its order; what is of no group stands in the last. */
export const groupNames = ['fair', 'shown', 'news', 'promotion', 'other'] as const
export type GroupName = (typeof groupNames)[number]

/** A line a kind. */
const groups: Partial<Record<ContentKind, GroupName>> = {
  expo: 'fair',
  expoGroup: 'fair',
  logo: 'fair',
  agreement: 'fair',
  hall: 'shown',
  category: 'shown',
  industry: 'shown',
  exhibitor: 'shown',
  exhibit: 'shown',
  scheduleEvent: 'fair',
  helpGroup: 'fair',
  helpTopic: 'fair',
  synonym: 'fair',
  topic: 'news',
  newsColumn: 'news',
  article: 'news',
  advert: 'promotion',
  openingAnimation: 'promotion',
}

/** The kinds of each group, in their order; a group without any is left out. */
export function gatherGroups<Kind extends string>(
  of: Partial<Record<Kind, GroupName>>,
  kinds: readonly Kind[],
): { group: GroupName; kinds: Kind[] }[] {
  return groupNames
    .map((group) => ({ group, kinds: kinds.filter((kind) => (of[kind] ?? 'other') === group) }))
    .filter(({ kinds: gathered }) => gathered.length > 0)
}

export const kindGroups = gatherGroups(groups, kindNames)
