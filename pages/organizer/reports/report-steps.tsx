import { useTranslation } from 'react-i18next'
import { listReportSteps } from '#contract/operations/reports/endpoints.ts'
import type { ReportStep } from '#contract/operations/reports/schemas.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { StepList } from '#src/common/work/list/step-list.tsx'

/** The history of a case with author and time. */
export function ReportSteps({ id, caseNumber }: { id: number; caseNumber: string }) {
  const { t } = useTranslation('live-manage')
  const words = ({ action, outcome, byReporter, ...step }: ReportStep) => {
    const names = { by: step.by || t('reports.somebody'), to: step.to || t('reports.somebody') }
    const message = step.text === '' ? '' : `${t('reports.colon')}${step.text}`
    if (action === 'decide' && outcome !== null) return t(`reports.step.decide.${outcome}`, names) + message
    if (action === 'reopen') return t(`reports.step.reopen.${byReporter ? 'reporter' : 'desk'}`, names) + message
    return action === 'decide' ? '' : t(`reports.step.${action}`, names)
  }
  return (
    <Shown
      query={useEndpoint(listReportSteps, { id })}
      loading={<div className="yz-skeleton" style={{ height: '4rem' }} />}
    >
      {(steps) => (
        <StepList
          label={t('reports.stepsOf', { number: caseNumber })}
          steps={steps.map((step) => ({ at: step.at, text: words(step) }))}
        />
      )}
    </Shown>
  )
}
