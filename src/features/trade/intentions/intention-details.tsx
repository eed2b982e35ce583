import { useTranslation } from 'react-i18next'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { formatMoney } from '#src/common/ui/trade/wording.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { StepList } from '#src/common/work/list/step-list.tsx'

/** What has happened to an intention order, each step with what was written with it. */
export function IntentionDetails({ of: { steps } }: { of: Intention }) {
  const { t, i18n } = useTranslation('intentions')
  const { shown, line } = useShownTexts(steps.map(({ note }) => note))
  const textOf = ({ action, by, quantity, price, note }: Intention['steps'][number]) => {
    const terms =
      quantity !== null &&
      t('step.terms', {
        quantity: quantity.toLocaleString(i18n.language),
        price: price === null ? t('noPrice') : formatMoney(price, 'CNY', i18n.language),
      })
    return [t(`step.${by}.${action}`), terms, shown(note).text].filter(Boolean).join(' · ')
  }
  return (
    <>
      <StepList label={t('list.history')} steps={steps.map((step) => ({ at: step.at, text: textOf(step) }))} />
      {line}
    </>
  )
}
