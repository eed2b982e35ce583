import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LaterIcon, type LaterIconName } from '../ui/later-icon'
import { showAlert } from '../ui/notices/notices'
import styles from './side-nav.module.css'

/** None of these modules is built yet; each says so (spec: access §2.9, §8). */
const modules = [
  ['sideNav.exam', 'exam'],
  ['sideNav.points', 'points'],
  ['sideNav.hotline', 'hotline'],
  ['sideNav.miniProgram', 'phone'],
] as const satisfies readonly (readonly [string, LaterIconName])[]

/**
 * The fixed side navigation. It stands in the left gutter and folds to a handle where the gutter is too narrow, or
 * where `folded` says that there is none, so that it never covers content. Back to top is in the toolbar: one button on the page is enough.
 */
export function SideNav({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <nav className={styles.nav} data-folded={folded || undefined} aria-label={t('sideNav.label')}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(open ? 'sideNav.close' : 'sideNav.open')}
        onClick={() => setOpen(!open)}
      >
        <LaterIcon name={open ? 'left' : 'right'} size={14} />
      </button>
      <ul id={id} className={styles.list} data-open={open || undefined}>
        {modules.map(([label, icon]) => (
          <li key={label}>
            <button type="button" onClick={() => showAlert(t('sideNav.building', { name: t(label) }))}>
              <LaterIcon name={icon} />
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
