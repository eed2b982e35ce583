import { useTranslation } from 'react-i18next'
import type { StoredUser } from '#src/common/session/storage.ts'
import { useTextMatch } from '#src/common/work/form/use-text-match.ts'
import { listParts, type PartName } from '../parts'
import { listActions } from './actions'
import type { Entry, Section } from './entry'
import { rankNames } from './match-name'
import { listRecent } from './recent-screens'
import { useBothNames } from './use-both-names'

interface Named extends Entry {
  names: string[]
}

/** Those that are meant, best first. */
function pickMeant(all: readonly Named[], rankOf: (names: string[]) => number | undefined): Entry[] {
  return all
    .flatMap((entry) => {
      const rank = rankOf(entry.names)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

/** The screens and actions of the reader that a keyword means; of no keyword all, after the screens that were opened last. */
export function useScreens(user: StoredUser, keyword: string): { sections: Section[]; prepare: () => void } {
  const { t } = useTranslation(['palette', 'organizer'])
  const namesOf = useBothNames()
  const { matches, prepare } = useTextMatch()
  const open = listParts(user)
  const name = (key: string): Pick<Named, 'title' | 'names'> => ({ title: t(key), names: [t(key), ...namesOf(key)] })
  const screens = open.map(({ name: part, to }): Named => ({
    key: part,
    to,
    screen: part,
    subtitle: '',
    ...name(`organizer:part.${part}`),
  }))
  const actions = listActions(user.userType, open).map(({ name: action, part, to }): Named => ({
    key: action,
    to,
    subtitle: t(`organizer:part.${part satisfies PartName}`),
    ...name(`palette:action.${action}`),
  }))
  const recent = listRecent(user.userId).flatMap((part) => screens.find(({ key }) => key === part) ?? [])
  const others = screens.filter((screen) => !recent.includes(screen))
  const rankOf = (names: string[]) => rankNames(names, keyword, matches)
  const sections: Section[] =
    keyword === ''
      ? [
          { type: 'recent', entries: recent },
          { type: 'action', entries: actions },
          { type: 'screen', entries: others },
        ]
      : [
          { type: 'screen', entries: pickMeant(screens, rankOf) },
          { type: 'action', entries: pickMeant(actions, rankOf) },
        ]
  return { sections: sections.filter(({ entries }) => entries.length > 0), prepare }
}
