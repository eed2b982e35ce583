import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import { AttendeeDialog } from './attendee-dialog'
import { AttendeeLines } from './attendee-lines'
import styles from './attendees.module.css'
import { DeleteDialog } from './delete-dialog'

/** The saved attendees, each with the actions that apply to it. */
export function AttendeeList({ list }: { list: readonly Attendee[] }) {
  const { t } = useTranslation('attendees')
  const [edited, setEdited] = useState<Attendee>()
  const [deleted, setDeleted] = useState<Attendee>()
  return (
    <>
      <ul className={styles.list}>
        {list.map((attendee) => (
          <li key={attendee.id}>
            <article className={styles.card} aria-label={attendee.name}>
              <AttendeeLines attendee={attendee} />
              <div className={styles.actions}>
                <Button
                  type="link"
                  aria-label={t('list.editOf', { name: attendee.name })}
                  onClick={() => setEdited(attendee)}
                >
                  {t('list.edit')}
                </Button>
                <Button
                  type="link"
                  danger
                  aria-label={t('list.deleteOf', { name: attendee.name })}
                  onClick={() => setDeleted(attendee)}
                >
                  {t('list.delete')}
                </Button>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {edited ? <AttendeeDialog attendee={edited} onClose={() => setEdited(undefined)} /> : null}
      {deleted ? <DeleteDialog attendee={deleted} onClose={() => setDeleted(undefined)} /> : null}
    </>
  )
}
