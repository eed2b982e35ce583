import { useTranslation } from 'react-i18next'
import type { OpenBoothOrder } from '#contract/fair/booths/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { orderAddress, resourceAddress } from '#src/common/app/ticket-addresses.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useServices } from '#src/features/commerce/services/api.ts'
import { useOwnBooth } from '#src/features/fair/booths/api.ts'
import { useRequirementsText } from '#src/features/fair/booths/requirements/use-requirements-text.ts'
import { MapLink } from '#src/features/fair/floor-plan/map-link.tsx'
import page from '../personal.module.css'
import { BoothScans } from './booth-scans'
import styles from './own-booth.module.css'
import stand from './stand.module.css'

/** The way to one, where any hall sells its booths. */
function NoBooth() {
  const { t } = useTranslation('own-booth')
  const isSold = useServices().data?.some(({ kind }) => kind === 'booth') ?? false
  if (!isSold) return <p className={styles.none}>{t('none')}</p>
  return (
    <>
      <p className={styles.none}>{t('mayOrder')}</p>
      <a className="yz-button" href={resourceAddress}>
        {t('order')}
      </a>
    </>
  )
}

/** The one that was ordered and is not paid yet: until when it is held, and the way to its order. */
function OrderedBooth({ order }: { order: OpenBoothOrder }) {
  const { t, i18n } = useTranslation('own-booth')
  const { id, number, confirmed, until, hallName, boothNumber } = order
  return (
    <>
      <p className={styles.none}>{t('ordered', { hall: hallName, booth: boothNumber, number })}</p>
      <p>{t(confirmed ? 'unpaid' : 'unconfirmed', { until: momentText(until, i18n.language) })}</p>
      {id === null ? null : (
        <a className="yz-button" href={orderAddress(id)}>
          {t('toOrder')}
        </a>
      )}
    </>
  )
}

/** The booth at the venue: where it is, how large, and its neighbors. */
export function OwnBooth() {
  const { t } = useTranslation('own-booth')
  const { utilitiesText } = useRequirementsText()
  return (
    <section className={stand.panel} aria-labelledby="own-booth">
      <h3 id="own-booth">{t('title')}</h3>
      <Shown query={useOwnBooth()} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {({ booth, order }) => {
          if (!booth) return order ? <OrderedBooth order={order} /> : <NoBooth />
          const { hallId, hallName, number, level, corner, utilities, neighbours } = booth
          const floor = level < 0 ? t('levelBelow', { floor: -level }) : t('level', { floor: level + 1 })
          return (
            <>
              <dl className={styles.facts}>
                <div>
                  <dt>{t('number')}</dt>
                  <dd>{number}</dd>
                </div>
                <div>
                  <dt>{t('hall')}</dt>
                  <dd>{`${hallName} · ${floor}`}</dd>
                </div>
                <div>
                  <dt>{t('size')}</dt>
                  <dd>{[t('sizeOf', booth), ...(corner ? [t('corner')] : [])].join(' · ')}</dd>
                </div>
                {utilities.length > 0 ? (
                  <div>
                    <dt>{t('booth-requirements:field.utilities')}</dt>
                    <dd>{utilitiesText(utilities)}</dd>
                  </div>
                ) : null}
                <div>
                  <dt>{t('neighbours')}</dt>
                  <dd>
                    {neighbours.length === 0 ? t('noNeighbours') : null}
                    {neighbours.map((one) => (
                      <a key={one.id} href={exhibitorAddress(one.id)}>{`${one.number} ${one.name}`}</a>
                    ))}
                  </dd>
                </div>
              </dl>
              <MapLink hallId={hallId} booth={number}>
                {t('map')}
              </MapLink>
              <BoothScans />
            </>
          )
        }}
      </Shown>
    </section>
  )
}
