import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Member } from '#contract/people/team/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkTable, type WorkColumn } from '#src/common/work/work-table.tsx'
import { useTeam } from './api'
import { useHeldText } from './held-text'
import { MemberActions } from './member-actions'
import { fairDay, fairMoment } from './moment'
import styles from './team.module.css'

const colors = { active: 'success', invited: 'processing', expired: 'warning', disabled: 'error' } as const

/** Who is in the team, and what can be done with each. */
export function TeamList() {
  const { t } = useTranslation('team')
  const query = useHashQuery()
  const team = useTeam()
  const columns = useColumns(team.data?.list ?? [])
  return (
    <Shown query={team} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ list, max }) =>
        list.length === 0 ? (
          <Empty title={t('list.empty')} text={t('list.emptyText')} />
        ) : (
          <>
            <WorkTable<Member>
              name="team"
              caption={t('list.caption')}
              columns={columns}
              rows={list}
              query={query}
              total={list.length}
              pageSize={max}
              stale={team.isPlaceholderData}
            />
            {list.length === 1 ? <p className={styles.hint}>{t('list.alone')}</p> : null}
          </>
        )
      }
    </Shown>
  )
}

function useColumns(team: readonly Member[]): WorkColumn<Member>[] {
  const { t, i18n } = useTranslation('team')
  const sayHeld = useHeldText()
  const column = (key: string, render: WorkColumn<Member>['render'], more: Partial<WorkColumn<Member>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  const until = ({ state, invitedUntil }: Member) =>
    invitedUntil ? t(`until.${state}`, { at: fairMoment(invitedUntil, i18n.language) }) : ''
  return [
    column(
      'name',
      (one) => (
        <>
          {one.name}
          {one.self ? <Tag className={styles.you ?? ''}>{t('list.you')}</Tag> : null}
          <small>{one.email}</small>
        </>
      ),
      { always: true },
    ),
    column('role', ({ role }) => t(`role.${role}`), { width: 116 }),
    column('state', (one) => (
      <>
        <Tag color={colors[one.state]}>{t(`state.${one.state}`)}</Tag>
        {one.invitedUntil ? <small>{until(one)}</small> : null}
      </>
    )),
    column('since', ({ since }) => fairDay(since, i18n.language), { width: 132 }),
    column('held', (one) => sayHeld(one) || '—', { width: 136 }),
    column('actions', (one) => <MemberActions member={one} team={team} />, { always: true }),
  ]
}
