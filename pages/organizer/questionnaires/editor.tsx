import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { NotFound, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { useManagedQuestionnaire } from '#src/features/operations/questionnaires/manage/api.ts'
import { EditorForm } from '#src/features/operations/questionnaires/editor/editor-form.tsx'
import { DeskHead } from '../desk-head'
import { BackToQuestionnaires } from './questionnaires'

/** A questionnaire as it is written; a new one where none is named. */
export function QuestionnaireEditor() {
  const { t } = useTranslation('questionnaire-desk')
  const given = useParams()['id']
  const isNew = given === undefined
  const id = parseId(given ?? '')
  const navigate = useNavigate()
  // It was just added, to be opened.
  const { state }: { state: { opens?: boolean } | null } = useLocation()
  const known = useManagedQuestionnaire(id)
  // Loaded again, the form begins with what the server has.
  const [loads, setLoads] = useState(0)
  const reload = () => void known.refetch().then(() => setLoads((n) => n + 1))
  const title = t(isNew ? 'editor.new' : 'editor.change')
  useTitle(title)
  const form = (
    <EditorForm
      key={`new-${loads}`}
      questionnaire={undefined}
      onReload={() => void navigate('/questionnaires')}
      onSaved={({ id: added }, opens) => void navigate(`/questionnaires/${added}`, { replace: true, state: { opens } })}
    />
  )
  return (
    <>
      <BackToQuestionnaires />
      <DeskHead title={title} lead={t('editor.lead')} />
      {isNew ? (
        form
      ) : id === undefined ? (
        <NotFound text={t('notFound')} />
      ) : (
        <Shown query={known} loading={<TableSkeleton />}>
          {(questionnaire) => (
            <EditorForm
              key={`${questionnaire.id}-${loads}`}
              questionnaire={questionnaire}
              opensAtOnce={loads === 0 && state?.opens === true}
              onReload={reload}
              onSaved={() => undefined}
            />
          )}
        </Shown>
      )}
    </>
  )
}
