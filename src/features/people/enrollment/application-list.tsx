import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { ConfirmDialog } from '#src/common/ui/dialog/confirm-dialog.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { type Application, useApplications, useCancel } from './api'
import { ApplicationProgress } from './application-progress'
import styles from './applications.module.css'
import { statusName } from './status'

function Card({ application, onCancel }: { application: Application; onCancel: () => void }) {
  const { t, i18n } = useTranslation('enrollment')
  const { approvalStatus, cause, exhibitionGroupName, exhibitionType, expoName, submittedAt, type } = application
  const status = statusName(approvalStatus)
  return (
    <li className={styles.card}>
      <header>
        <h2>{expoName}</h2>
        <span className={styles.status} data-status={status}>
          {t(`status.${status}`)}
        </span>
      </header>
      <p className={styles.facts}>
        {type === 1 ? t('list.group', { name: exhibitionGroupName }) : t('form.individual')}
        {' · '}
        {t(exhibitionType === 1 ? 'form.both' : 'form.online')}
        {' · '}
        {t('list.applied', { date: formatFairDate(submittedAt, i18n.language) })}
      </p>
      <ApplicationProgress status={status} />
      {cause !== '' && status !== 'passed' && status !== 'cancelled' ? (
        <div className={styles.opinion}>
          <strong>{t('list.opinion')}</strong>
          <p>{cause}</p>
        </div>
      ) : null}
      {status === 'review' ? (
        <button
          type="button"
          className="yz-button"
          data-kind="quiet"
          aria-label={t('cancel.of', { name: expoName })}
          onClick={onCancel}
        >
          {t('cancel.button')}
        </button>
      ) : null}
    </li>
  )
}

/** The reader's own applications with their progress; one under review may be withdrawn (spec: access §2.4, §6). */
export function ApplicationList() {
  const { t } = useTranslation('enrollment')
  const [cancelling, setCancelling] = useState<Application>()
  const cancel = useCancel()
  const close = () => setCancelling(undefined)
  const agree = async (id: number) => {
    try {
      await cancel.mutateAsync(id)
      showToast(t('cancel.done'))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    close()
  }
  return (
    <>
      <Shown query={useApplications(true)} loading={<ApplicationsSkeleton />}>
        {(applications) =>
          applications.length === 0 ? (
            <Empty title={t('list.empty')} text={t('list.emptyText')} />
          ) : (
            <ul className={styles.list}>
              {applications.map((one) => (
                <Card key={one.id} application={one} onCancel={() => setCancelling(one)} />
              ))}
            </ul>
          )
        }
      </Shown>
      {cancelling ? (
        <ConfirmDialog
          title={t('cancel.button')}
          yes={t('cancel.yes')}
          no={t('cancel.no')}
          onYes={() => agree(cancelling.id)}
          onClose={close}
        >
          <p>{t('cancel.question', { name: cancelling.expoName })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function ApplicationsSkeleton() {
  return (
    <div className={styles.list}>
      {[0, 1].map((one) => (
        <div key={one} className={`yz-skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
