import { useTranslation } from 'react-i18next'
import { Steps } from '#src/common/ui/money/steps.tsx'
import styles from './hall.module.css'

export { WaitingStub } from '#src/features/commerce/waiting-list/waiting-stub.tsx'

const rules = ['hold', 'pay', 'enter', 'refund'] as const

/** How an order goes (spec: live §9). */
export function HallRest() {
  const { t } = useTranslation('ticket-hall')
  const steps = rules.map((key) => ({ key, title: t(`how.${key}.title`), text: t(`how.${key}.text`) }))
  return <Steps title={t('how.title')} steps={steps} className={styles.rules} />
}
