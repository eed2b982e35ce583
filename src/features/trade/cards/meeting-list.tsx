import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeBackMeeting } from '#contract/trade/cards/endpoints.ts'
import type { Meeting } from '#contract/trade/cards/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useCardChange, useMeetings } from './api'
import styles from './cards.module.css'

/** The exhibitors met at a booth and the data shared with them; it can be withdrawn. */
export function MeetingList({ query }: { query: HashQuery }) {
  const { t, i18n } = useTranslation('cards')
  const page = useMeetings(query.page)
  const [selected, setSelected] = useState<Meeting>()
  const column = (key: string, render: WorkColumn<Meeting>['render'], more: Partial<WorkColumn<Meeting>> = {}) => ({
    key,
    title: t(`meetings.${key}`),
    render,
    ...more,
  })
  const given = (of: Meeting) =>
    of.state === 'given' ? of.given.map((field) => t(`field.${field}`)).join(' · ') : t(`meetings.state.${of.state}`)
  const columns: WorkColumn<Meeting>[] = [
    column('company', ({ exhibitorId, company }) => <a href={exhibitorAddress(exhibitorId)}>{company}</a>, {
      always: true,
    }),
    column('at', ({ at }) => momentText(at, i18n.language), { width: 210 }),
    column('place', ({ place }) => place || '—', { width: 100 }),
    column('given', given),
    column(
      'actions',
      (of) =>
        of.state === 'given' ? (
          <Button
            type="link"
            size="small"
            danger
            aria-label={t('meetings.takeBackOf', { company: of.company })}
            onClick={() => setSelected(of)}
          >
            {t('meetings.takeBack')}
          </Button>
        ) : (
          '—'
        ),
      { always: true, width: 110 },
    ),
  ]
  return (
    <div className={styles.stack}>
      <h3>{t('meetings.title')}</h3>
      {page.data?.totalCount === 0 ? (
        <Empty title={t('meetings.none')} text={t('meetings.noneText')} />
      ) : (
        <WorkList<Meeting>
          name="meetings"
          caption={t('meetings.title')}
          columns={columns}
          query={query}
          page={page}
          empty={t('meetings.none')}
        />
      )}
      {selected ? <TakeBackDialog meeting={selected} onClose={() => setSelected(undefined)} /> : null}
    </div>
  )
}

function TakeBackDialog({ meeting: { id, company }, onClose }: { meeting: Meeting; onClose: () => void }) {
  const { t } = useTranslation('cards')
  const takeBack = useCardChange(takeBackMeeting)
  const send = async () => {
    try {
      await takeBack.mutateAsync({ id })
      showToast(t('meetings.done'))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    onClose()
  }
  return (
    <WorkDialog
      title={t('meetings.question', { company })}
      submit={t('meetings.takeBack')}
      cancel={t('meetings.keep')}
      danger
      busy={takeBack.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{t('meetings.effect')}</p>
    </WorkDialog>
  )
}
