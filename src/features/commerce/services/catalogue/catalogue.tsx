import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceKind } from '#contract/commerce/services/rules.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import styles from './catalogue.module.css'
import { ServiceCard } from './service-card'

/** In their order; the contract's list comes with rules that the page does not need at first. */
const kinds = ['booth', 'advert', 'live', 'template', 'badge'] as const satisfies readonly ServiceKind[]

interface CatalogueProps {
  services: readonly Service[]
  /** What can be done with one. */
  renderWay: (service: Service) => ReactNode
}

/** What exhibitors can order, by kind. */
export function Catalogue({ services, renderWay }: CatalogueProps) {
  const { t } = useTranslation('services')
  if (services.length === 0) return <Empty title={t('catalogue.empty')} text={t('catalogue.emptyText')} />
  return kinds.map((kind) => {
    const own = services.filter((one) => one.kind === kind)
    if (own.length === 0) return null
    return (
      <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
        <header>
          <h2 id={`kind-${kind}`}>{t(`kind.${kind}.title`)}</h2>
          <p>{t(`kind.${kind}.text`)}</p>
        </header>
        <ul className={styles.cards}>
          {own.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service}>{renderWay(service)}</ServiceCard>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

export function CatalogueSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className={`yz-skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
