import { useTranslation } from 'react-i18next'
import type { Report } from '../../../contract/reports/schemas'
import type { PlainColumn } from '../../../src/common/work/export/plain-table'
import { inChina, plainMoment } from '../../../src/common/work/moment'

/** What a card says of a report, for a saved table. */
export function useReportColumns(): PlainColumn<Report>[] {
  const { t } = useTranslation('live-manage')
  return [
    { title: t('reports.number'), plain: ({ caseNumber }) => caseNumber },
    { title: t('reports.state'), plain: ({ state }) => t(`reports.${state}`) },
    { title: t('reports.kind'), plain: ({ kind }) => t(`reports.${kind}`) },
    { title: t('reports.content'), plain: ({ content }) => content },
    { title: t('reports.live'), plain: ({ liveName }) => liveName },
    { title: t('reports.reporter'), plain: ({ reporter }) => reporter },
    { title: t('reports.contact'), plain: ({ contact }) => contact },
    { title: inChina(t('reports.at')), plain: ({ at }) => plainMoment(at) },
    { title: inChina(t('reports.decidedAt')), plain: ({ decidedAt }) => plainMoment(decidedAt) },
    { title: t('reports.decidedBy'), plain: ({ decidedBy }) => decidedBy },
    { title: t('reports.reply'), plain: ({ reply }) => reply },
  ]
}
