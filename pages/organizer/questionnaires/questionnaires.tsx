import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { questionnaireStates } from '#contract/operations/questionnaires/rules.ts'
import { Link } from '#src/common/app/link.tsx'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { QuestionnaireTable } from '#src/features/operations/questionnaires/manage/questionnaire-table.tsx'
import { DeskHead } from '../desk-head'

/** The questionnaires of the fair, by state. */
export function Questionnaires() {
  const { t } = useTranslation('questionnaire-desk')
  useTitle(t('title'))
  const query = useHashQuery()
  const state = questionnaireStates.find((one) => one === query.text('state'))
  const mayManage = hasPermission(useSession()?.user.userType, 'manageQuestionnaires')
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')}>
        {mayManage ? (
          <LinkButton to="/questionnaires/new" type="primary">
            {t('add')}
          </LinkButton>
        ) : null}
      </DeskHead>
      <LinkTabs
        label={t('states')}
        tabs={[
          { key: 'all', label: t('all'), to: query.to({ state: '' }), current: state === undefined },
          ...questionnaireStates.map((key) => ({
            key,
            label: t(`state.${key}`),
            to: query.to({ state: key }),
            current: key === state,
          })),
        ]}
      />
      <QuestionnaireTable query={query} state={state} mayManage={mayManage} />
    </>
  )
}

/** The way back to the list. */
export function BackToQuestionnaires() {
  const { t } = useTranslation('questionnaire-desk')
  return (
    <p>
      <Link to="/questionnaires">← {t('back')}</Link>
    </p>
  )
}
