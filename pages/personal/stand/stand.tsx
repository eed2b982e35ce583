import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import { parseId } from '#src/common/app/use-hash-query.ts'
import { Icon } from '#src/common/ui/icon.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { ContentEditor, NewContent } from '#src/features/fair/content/content-editor.tsx'
import { ContentTable } from '#src/features/fair/content/list/content-table.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { standExhibitAddress, standExhibitsAddress } from './addresses'
import { AroundStand } from './around-stand'
import styles from './stand.module.css'

export { StandOverview } from './overview'

/** What visitors see of the own exhibitor. */
export function StandProfile() {
  return (
    <AroundStand>
      {({ id }) => (
        <div className={styles.editing}>
          <ContentEditor kind="exhibitor" id={id} heading="h2" />
        </div>
      )}
    </AroundStand>
  )
}

/** The own exhibits: what visitors see of them, what waits, and what was returned. */
export function StandExhibits() {
  const { t } = useTranslation('content')
  return (
    <AroundStand>
      {() => (
        <div>
          <div className={lists.head}>
            <h2 className={page.sectionTitle}>{t('stand.exhibits.title')}</h2>
            <LinkButton type="primary" to={standExhibitAddress('new')}>
              {t('form.new', { kind: t('kind.exhibit.one') })}
            </LinkButton>
          </div>
          <ContentTable kind="exhibit" addressOf={standExhibitAddress} />
        </div>
      )}
    </AroundStand>
  )
}

function BackToExhibits() {
  const { t } = useTranslation('content')
  return (
    <Link className={lists.back} to={standExhibitsAddress}>
      <Icon name="left" size={18} />
      {t('form.back', { kinds: t('kind.exhibit.many') })}
    </Link>
  )
}

/** One of them, by the number in its address. */
export function StandExhibit() {
  const id = parseId(useParams()['id'] ?? '')
  return (
    <AroundStand>
      {() => (
        <div className={styles.editing}>
          <BackToExhibits />
          <ContentEditor key={id} kind="exhibit" id={id} heading="h2" />
        </div>
      )}
    </AroundStand>
  )
}

/** A new one, which is edited further once it is there. */
export function NewStandExhibit() {
  const navigate = useNavigate()
  return (
    <AroundStand>
      {() => (
        <div className={styles.editing}>
          <BackToExhibits />
          <NewContent
            kind="exhibit"
            heading="h2"
            onAdded={({ id }) => void navigate(standExhibitAddress(id), { replace: true })}
          />
        </div>
      )}
    </AroundStand>
  )
}
