import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { parseId } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { NotFound } from '../../../src/common/ui/states'
import { ResultsView } from '../../../src/features/questionnaires/manage/results/results-view'
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
