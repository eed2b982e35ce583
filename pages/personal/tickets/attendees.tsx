import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useAttendees } from '#src/features/commerce/attendees/api.ts'
import { AttendeeDialog } from '#src/features/commerce/attendees/attendee-dialog.tsx'
import { AttendeeList } from '#src/features/commerce/attendees/attendee-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The attendees that the account has saved for ticket orders. */
export function Attendees() {
  const { t } = useTranslation('attendees')
  const saved = useAttendees()
  const [adding, setAdding] = useState(false)
  const { list = [], max = 0 } = saved.data ?? {}
  const isFull = list.length > 0 && list.length >= max
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('title')}</h2>
        <Button type="primary" disabled={!saved.data || isFull} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <p className={lists.lead}>{isFull ? t('list.full', { max }) : t('lead')}</p>
      <Shown query={saved} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {(all) =>
          all.list.length === 0 ? <Empty title={t('empty')} text={t('emptyText')} /> : <AttendeeList list={all.list} />
        }
      </Shown>
      {adding ? <AttendeeDialog onClose={() => setAdding(false)} /> : null}
    </div>
  )
}
