import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useApplications } from '#src/features/people/enrollment/api.ts'
import { statusName } from '#src/features/people/enrollment/status.ts'
import { Panel } from './panel'

/** The own applications that are not decided yet. */
export function OpenApplications() {
  const { t, i18n } = useTranslation('personal')
  return (
    <Panel
      name="signUps"
      title={t('workbench.applications')}
      query={useApplications(true)}
      rows={(list) => list.filter(({ approvalStatus }) => statusName(approvalStatus) === 'review')}
      keyOf={({ id }) => id}
      empty={t('workbench.noApplications')}
      all={{ to: '/applications', text: t('workbench.allApplications') }}
    >
      {({ expoName, submittedAt }) => (
        <>
          <Link to="/applications">{expoName}</Link>
          <Tag color="processing">{t('enrollment:status.review')}</Tag>
          <small>{t('enrollment:list.applied', { date: formatFairDate(submittedAt, i18n.language) })}</small>
        </>
      )}
    </Panel>
  )
}
