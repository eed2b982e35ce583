import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { NotFound } from '#src/common/ui/states.tsx'
import { ResultsView } from '#src/features/operations/questionnaires/results/results-view.tsx'
import { DeskHead } from '../desk-head'
import { BackToQuestionnaires } from './questionnaires'

/** What has come in to a questionnaire. */
export function QuestionnaireResults() {
  const { t } = useTranslation('questionnaire-desk')
  useTitle(t('results.title'))
  const id = parseId(useParams()['id'] ?? '')
  return (
    <>
      <BackToQuestionnaires />
      <DeskHead title={t('results.title')} lead={t('results.lead')} />
      {id === undefined ? <NotFound text={t('notFound')} /> : <ResultsView id={id} />}
    </>
  )
}
