import { Checkbox, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { countAudience } from '#contract/operations/audiences/endpoints.ts'
import { type Audience, everybody } from '#contract/operations/audiences/rules.ts'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { listQuestionnaires } from '#contract/operations/questionnaires/endpoints.ts'
import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { useEndpoint } from '../../request/use-endpoint'
import styles from './audience.module.css'
import { MetExhibitors } from './met-exhibitors'

interface AudienceFieldsProps {
  id?: string
  value?: Audience
  onChange?: (audience: Audience) => void
}

interface Choice {
  value: number
  label: string
}

/** The questionnaires that people may have answered, by title; one that is chosen and not among the newest, by number. */
function useQuestionnaireChoices(chosen: number | undefined): Choice[] {
  const { t, i18n } = useTranslation('audience')
  const page = useEndpoint(listQuestionnaires, { limit: PAGE_SIZE_MAX }).data
  const choices = (page?.list ?? [])
    .filter(({ state }) => state !== 'draft')
    .map(({ id, title: { zh, en } }) => ({ value: id, label: i18n.language === 'zh-CN' ? zh || en : en || zh }))
  const isMissing = chosen !== undefined && !choices.some(({ value }) => value === chosen)
  return isMissing ? [...choices, { value: chosen, label: t('number', { id: chosen }) }] : choices
}

/** The audience, and its current size. */
export function AudienceFields({ id, value: audience = everybody, onChange }: AudienceFieldsProps) {
  const { t } = useTranslation('audience')
  const people = useEndpoint(countAudience, { audience }, { keep: true }).data?.people
  const halls = useEndpoint(listHalls, {}).data ?? []
  const tickets = useEndpoint(listTicketTypes, {}).data ?? []
  const questionnaires = useQuestionnaireChoices(audience.notAnswered)
  const set = (over: Partial<Audience>) => onChange?.({ ...audience, ...over })
  const several = (key: 'userTypes' | 'hallIds' | 'metHallIds' | 'ticketTypeIds', options: Choice[]) => (
    <Select
      mode="multiple"
      aria-label={t(key)}
      placeholder={t(key)}
      optionFilterProp="label"
      value={audience[key] ?? []}
      options={options}
      onChange={(next: number[]) => set({ [key]: next })}
    />
  )
  return (
    <div id={id} className={styles.fields}>
      {several(
        'userTypes',
        Object.values(userTypes).map((type) => ({ value: type, label: t(`organizer:userType.${type}`) })),
      )}
      {several(
        'hallIds',
        halls.map(({ hallId, hallName }) => ({ value: hallId, label: hallName })),
      )}
      {several(
        'metHallIds',
        halls.map(({ hallId, hallName }) => ({ value: hallId, label: hallName })),
      )}
      <MetExhibitors value={audience.metExhibitorIds ?? []} onChange={(metExhibitorIds) => set({ metExhibitorIds })} />
      {several(
        'ticketTypeIds',
        tickets.map((type) => ({ value: type.id, label: type.name })),
      )}
      <Select
        allowClear
        showSearch
        aria-label={t('notAnswered')}
        placeholder={t('notAnswered')}
        optionFilterProp="label"
        value={audience.notAnswered ?? null}
        options={questionnaires}
        onChange={(next: number | null | undefined) => set({ notAnswered: next ?? undefined })}
      />
      <div className={styles.ticks}>
        {(['hasTicket', 'isNoShow', 'hasMet'] as const).map((key) => (
          <Checkbox
            key={key}
            checked={audience[key] === true}
            onChange={({ target }) => set({ [key]: target.checked })}
          >
            {t(key)}
          </Checkbox>
        ))}
      </div>
      <span role="status">{people === undefined ? '' : t('people', { count: people })}</span>
    </div>
  )
}
