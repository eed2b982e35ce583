import { useTranslation } from 'react-i18next'
import { TEAM_CHANGES_PAGE } from '#contract/people/team/limits.ts'
import type { TeamChange } from '#contract/people/team/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { useTeamChanges } from './api'
import { fairMoment } from './moment'
import styles from './team.module.css'

const LIST = 'team-changes'

/** The changes of the team, latest first. */
export function TeamChanges() {
  const { t, i18n } = useTranslation('team')
  const query = useHashQuery()
  const changes = useTeamChanges(query.page)
  const sayRole = (role: TeamChange['toRole']) => (role ? t(`role.${role}`) : '')
  const say = ({ action, by, member, fromRole, toRole, handedTo }: TeamChange) => {
    const message = t(`change.${action}`, {
      by: by || t('change.nobody'),
      member,
      from: sayRole(fromRole),
      to: sayRole(toRole),
    })
    return handedTo === '' ? message : message + t('change.handed', { heir: handedTo })
  }
  return (
    <ListSection id={LIST} label={t('change.title')} stale={changes.isPlaceholderData}>
      <h3 className={styles.changesTitle}>{t('change.title')}</h3>
      <Shown query={changes} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <p className={styles.hint}>{t('change.empty')}</p>
          ) : (
            <>
              <ul className={styles.changes}>
                {list.map((one) => (
                  <li key={one.id}>
                    <span>{say(one)}</span>
                    <time dateTime={one.at}>{fairMoment(one.at, i18n.language)}</time>
                  </li>
                ))}
              </ul>
              <WorkPages query={query} total={totalCount} pageSize={TEAM_CHANGES_PAGE} list={LIST} />
            </>
          )
        }
      </Shown>
    </ListSection>
  )
}
