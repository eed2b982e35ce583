import { useTranslation } from 'react-i18next'
import { CONFIRM_MS, SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import { Steps } from '#src/common/ui/money/steps.tsx'

const keys = ['order', 'confirm', 'pay', 'use'] as const
const HOUR_MS = 3_600_000

/** How an order of services goes (spec: live §9). */
export function OrderingRest() {
  const { t } = useTranslation('service-order')
  const counts = { hours: CONFIRM_MS / HOUR_MS, days: SERVICE_PAY_MS / HOUR_MS / 24 }
  const steps = keys.map((key) => ({ key, title: t(`how.${key}.title`), text: t(`how.${key}.text`, counts) }))
  return <Steps title={t('how.title')} steps={steps} />
}
