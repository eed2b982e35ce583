import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/operations/reports/schemas.ts'
import type { PlainColumn } from '#src/common/work/export/plain-table.ts'
import { inChina, plainMoment } from '#src/common/work/moment.ts'
import { useOfferWords } from './report-about'

/** What a card says of a report, for a saved table. */
export function useReportColumns(): PlainColumn<Report>[] {
  const { t } = useTranslation('live-manage')
  const words = useOfferWords()
  return [
    { title: t('reports.number'), plain: ({ caseNumber }) => caseNumber },
    { title: t('reports.state'), plain: ({ state }) => t(`reports.${state}`) },
    { title: t('reports.kind'), plain: ({ kind }) => t(`reports.${kind}`) },
    { title: t('reports.type'), plain: ({ type }) => (type ? t(`report:types.${type}`) : '') },
    { title: t('reports.handler'), plain: ({ handler }) => handler?.name ?? '' },
    { title: t('reports.content'), plain: ({ content }) => content },
    { title: t('reports.subject'), plain: ({ about }) => t(`reports.about.${about}`) },
    { title: t('reports.live'), plain: ({ about, liveName }) => (about === 'live' ? liveName : '') },
    { title: t('reports.about.demand'), plain: ({ demand }) => demand?.title ?? '' },
    { title: t('reports.buyer'), plain: ({ demand }) => demand?.buyer ?? '' },
    { title: t('reports.offerer'), plain: ({ offer }) => offer?.company ?? '' },
    { title: t('reports.offered'), plain: ({ offer }) => (offer ? words(offer) : '') },
    {
      title: t('reports.person'),
      plain: ({ about, person, liveName }) => person?.name ?? (about === 'person' ? liveName : ''),
    },
    { title: t('reports.reporter'), plain: ({ reporter }) => reporter },
    { title: t('reports.company'), plain: ({ reporterCompany }) => reporterCompany },
    { title: t('reports.contact'), plain: ({ contact }) => contact },
    { title: inChina(t('reports.at')), plain: ({ at }) => plainMoment(at) },
    { title: inChina(t('reports.decidedAt')), plain: ({ decidedAt }) => plainMoment(decidedAt) },
    { title: t('reports.decidedBy'), plain: ({ decidedBy }) => decidedBy },
    { title: t('reports.reply'), plain: ({ reply }) => reply },
  ]
}
