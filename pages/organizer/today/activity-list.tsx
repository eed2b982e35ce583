import { useTranslation } from 'react-i18next'
import type { Activity } from '#contract/operations/today/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { pickTitle } from '#src/features/fair/content/title.ts'
import { AgeText } from '../cases/age-text'
import { objectAddress } from '../content/use-kind'
import { findQueue } from '../parts'
import styles from './today.module.css'

/** What was done to cases and content, the last first. */
export function ActivityList({ items }: { items: readonly Activity[] }) {
  const { t } = useTranslation('organizer')
  const describe = (item: Activity) => {
    if (item.type === 'case')
      return {
        to: `${findQueue[item.subject]}/${item.id}`,
        title: t(`today.subject.${item.subject}`, { id: item.id }),
        action: t(`event.${item.action}`),
      }
    const title = pickTitle(item, t('content:list.untitled'))
    const action = t(`content:action.${item.action}`)
    return {
      to: item.gone ? undefined : objectAddress(item.kind, item.objectId),
      title: t('today.content', { kind: t(`content:kind.${item.kind}.one`), title }),
      action,
    }
  }
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">{t('today.activity')}</h2>
      <ol className={styles.lines}>
        {items.map((item) => {
          const { to, title, action } = describe(item)
          return (
            <li key={`${item.type} ${item.id} ${item.action} ${item.at}`}>
              <AgeText at={item.at} waits={false} />
              <span>
                {to ? <Link to={to}>{title}</Link> : title}
                <small>{item.by ? `${action} · ${item.by}` : action}</small>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
