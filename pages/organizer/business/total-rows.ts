import type { Business } from '#contract/trade/business/schemas.ts'

interface Figure {
  name: keyof Business['totals']
  kind: 'count' | 'hours' | 'share'
}

const counts = (...names: Figure['name'][]): Figure[] => names.map((name) => ({ name, kind: 'count' }))

/** The totals in the order in which they are read. */
export const totalRows: readonly { group: 'demands' | 'offers' | 'intentions' | 'talks'; figures: Figure[] }[] = [
  {
    group: 'demands',
    figures: [...counts('submitted', 'shown', 'answered'), { name: 'answerHours', kind: 'hours' }],
  },
  { group: 'offers', figures: [...counts('offers', 'accepted'), { name: 'acceptance', kind: 'share' }] },
  {
    group: 'intentions',
    figures: [...counts('intentions', 'intentionsAccepted'), { name: 'intentionHours', kind: 'hours' }],
  },
  { group: 'talks', figures: [...counts('talks', 'met', 'noShow'), { name: 'talkHours', kind: 'hours' }] },
]
