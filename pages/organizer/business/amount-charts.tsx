import { useTranslation } from 'react-i18next'
import type { Business, BusinessAmount } from '#contract/trade/business/schemas.ts'
import { BarChart } from '#src/common/ui/charts/charts.tsx'
import charts from '#src/common/ui/charts/charts.module.css'
import styles from './business.module.css'

type Amounts = Pick<Business, 'amounts' | 'halls' | 'countries'>

/** What is expected of talks, each currency by itself. */
export function AmountCharts({ amounts, halls, countries }: Amounts) {
  const { t, i18n } = useTranslation('business')
  if (amounts.length === 0) return <p className={styles.none}>{t('amount.none')}</p>
  return (
    <section aria-labelledby="business-amounts" className={styles.amounts}>
      <h2 id="business-amounts">{t('amount.title')}</h2>
      <p>{t('amount.lead')}</p>
      {amounts.map(({ currency, amount, talks }) => {
        const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency, maximumFractionDigits: 0 })
        const rowsOf = (all: readonly BusinessAmount[]) =>
          all
            .filter((one) => one.currency === currency)
            .map(({ name, amount: value }) => ({ key: name, label: name || t('amount.elsewhere'), values: [value] }))
        const chart = (caption: string, all: readonly BusinessAmount[]) => (
          <BarChart
            caption={caption}
            heading={caption}
            series={[t('amount.expected')]}
            rows={rowsOf(all)}
            none={t('amount.none')}
            format={(value) => money.format(value)}
          />
        )
        return (
          <div key={currency}>
            <h3>{t('amount.sum', { sum: money.format(amount), count: talks })}</h3>
            <div className={charts.charts}>
              {chart(t('amount.byHall'), halls)}
              {chart(t('amount.byCountry'), countries)}
            </div>
          </div>
        )
      })}
    </section>
  )
}
