import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveLead } from '#contract/trade/leads/endpoints.ts'
import { NEXT_STEP_MAX } from '#contract/trade/leads/limits.ts'
import { checkLead, type LeadState, leadStates } from '#contract/trade/leads/rules.ts'
import type { WholeLead } from '#contract/trade/leads/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useLeadChange } from './api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './leads.module.css'

interface Values {
  state: LeadState
  nextStep: string
  nextDay: string
  /** Of an account, or empty. */
  owner: string
}

const check = (values: Values) => ({ ...checkLead(values) })
const refusals = { owner: ['LeadOwner'], nextStep: ['TextUnsafe'] } as const

/** How far one is with a lead, what comes next, and who of the team sees to it. Drawn again for each version. */
export function LeadForm({ lead }: { lead: WholeLead }) {
  const { t } = useTranslation('leads')
  const [form] = Form.useForm<Values>()
  const save = useLeadChange(saveLead)
  const { id, version, members, owner } = lead
  const send = async ({ owner: chosen, ...values }: Values) => {
    await save.mutateAsync({ id, version, ...values, ownerId: chosen ? Number(chosen) : null })
    showToast(t('form.saved'))
  }
  return (
    <WorkForm
      form={form}
      label={t('form.title')}
      initialValues={{
        state: lead.state,
        nextStep: lead.nextStep,
        nextDay: lead.nextDay,
        owner: owner ? String(owner.id) : '',
      }}
      check={check}
      refusals={refusals}
      onSend={send}
      renderSubmit={(busy) => (
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('form.save')}
        </Button>
      )}
    >
      <div className={styles.pair}>
        <WorkField name="state" label={t('field.state')}>
          <Choice options={leadStates.map((value) => ({ value, label: t(`state.${value}`) }))} />
        </WorkField>
        <WorkField name="owner" label={t('field.owner')}>
          <Choice
            options={[
              { value: '', label: t('list.nobody') },
              ...members.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
          />
        </WorkField>
      </div>
      <WorkField name="nextStep" label={t('field.nextStep')}>
        <TextArea rows={2} showCount maxLength={NEXT_STEP_MAX} />
      </WorkField>
      <WorkField name="nextDay" label={t('field.day')}>
        <DayInput />
      </WorkField>
    </WorkForm>
  )
}
