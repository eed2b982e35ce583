import { Alert, Button, Descriptions, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { type Application, useApplications, useCancel } from '#src/features/people/enrollment/api.ts'
import { statusName } from '#src/features/people/enrollment/status.ts'
import { ApplicationSteps } from './application-steps'
import styles from './lists.module.css'
import page from './personal.module.css'

const colors = { failed: 'error', review: 'processing', passed: 'success', cancelled: 'default' } as const

/** The own applications to exhibitions; one under review may be withdrawn (spec: access §2.4, §6). */
export function Applications() {
  const { t } = useTranslation('personal')
  const [cancelling, setCancelling] = useState<Application>()
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('nav.applications')}</h2>
      <Shown query={useApplications(true)} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {(applications) =>
          applications.length === 0 ? (
            <Empty title={t('enrollment:list.empty')} text={t('enrollment:list.emptyText')} />
          ) : (
            <ul className={styles.list}>
              {applications.map((one) => (
                <li key={one.id} className={styles.case}>
                  <Card application={one} onCancel={() => setCancelling(one)} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {cancelling ? <CancelDialog application={cancelling} onClose={() => setCancelling(undefined)} /> : null}
    </div>
  )
}

function Card({ application, onCancel }: { application: Application; onCancel: () => void }) {
  const { t, i18n } = useTranslation('enrollment')
  const { approvalStatus, cause, exhibitionGroupName, exhibitionType, expoName, submittedAt, type } = application
  const status = statusName(approvalStatus)
  return (
    <>
      <header>
        <h3>{expoName}</h3>
        <Tag color={colors[status]}>{t(`status.${status}`)}</Tag>
      </header>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          {
            key: 'type',
            label: t('form.type'),
            children: type === 1 ? t('list.group', { name: exhibitionGroupName }) : t('form.individual'),
          },
          {
            key: 'exhibiting',
            label: t('form.exhibiting'),
            children: t(exhibitionType === 1 ? 'form.both' : 'form.online'),
          },
          { key: 'applied', label: t('progress.applied'), children: formatFairDate(submittedAt, i18n.language) },
        ]}
      />
      <ApplicationSteps status={status} />
      {cause !== '' && status !== 'passed' && status !== 'cancelled' ? (
        <Alert type="error" role="note" title={t('list.opinion')} description={cause} />
      ) : null}
      {status === 'review' ? (
        <p>
          <Button aria-label={t('cancel.of', { name: expoName })} onClick={onCancel}>
            {t('cancel.button')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function CancelDialog({ application: { id, expoName }, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useTranslation('enrollment')
  const cancel = useCancel()
  const agree = async () => {
    try {
      await cancel.mutateAsync(id)
      showToast(t('cancel.done'))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    onClose()
  }
  return (
    <WorkDialog
      title={t('cancel.button')}
      width={440}
      submit={t('cancel.yes')}
      cancel={t('cancel.no')}
      danger
      busy={cancel.isPending}
      onSubmit={() => void agree()}
      onClose={onClose}
    >
      <p>{t('cancel.question', { name: expoName })}</p>
    </WorkDialog>
  )
}
