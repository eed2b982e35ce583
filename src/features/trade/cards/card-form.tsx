import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveCard } from '#contract/trade/cards/endpoints.ts'
import { CARD_COMPANY_MAX, CARD_MAIL_MAX, CARD_NAME_MAX, CARD_PHONE_MAX } from '#contract/trade/cards/limits.ts'
import { checkCard, type CardWords } from '#contract/trade/cards/rules.ts'
import type { Card } from '#contract/trade/cards/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useCardChange } from './api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './cards.module.css'

const check = (values: CardWords) => ({ ...checkCard(values) })
const refusals = { name: ['TextUnsafe'] } as const

/** What the own card says. Drawn again for each version. */
export function CardForm({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
  const [form] = Form.useForm<CardWords>()
  const save = useCardChange(saveCard)
  const { version, ...words } = card
  const send = async (values: CardWords) => {
    await save.mutateAsync({ ...values, version })
    showToast(t('form.saved'))
  }
  return (
    <WorkForm
      form={form}
      label={t('form.title')}
      initialValues={words}
      check={check}
      refusals={refusals}
      onSend={send}
      renderSubmit={(busy) => (
        <Button htmlType="submit" loading={busy}>
          {t('form.save')}
        </Button>
      )}
    >
      <div className={styles.pair}>
        <WorkField name="name" label={t('field.name')} required>
          <TextInput maxLength={CARD_NAME_MAX} autoComplete="name" />
        </WorkField>
        <WorkField name="company" label={t('field.company')}>
          <TextInput maxLength={CARD_COMPANY_MAX} autoComplete="organization" />
        </WorkField>
        <WorkField name="mail" label={t('field.mail')}>
          <TextInput maxLength={CARD_MAIL_MAX} inputMode="email" autoComplete="email" />
        </WorkField>
        <WorkField name="phone" label={t('field.phone')}>
          <TextInput maxLength={CARD_PHONE_MAX} inputMode="tel" autoComplete="tel" />
        </WorkField>
      </div>
    </WorkForm>
  )
}
