import { useTranslation } from 'react-i18next'
import { useImportPictures } from './api'
import styles from './imports.module.css'

/** Pictures of the archive that no row has a place for; all of them stand in the report. */
export function PicturesLeft({ id }: { id: number }) {
  const { t } = useTranslation('imports')
  const { data } = useImportPictures(id, true)
  if (!data || data.totalCount === 0) return null
  return (
    <details className={styles.left}>
      <summary>{t('pictures.left', { count: data.totalCount })}</summary>
      <ul>
        {data.list.map(({ id: name, reason }) => (
          <li key={name}>
            {name} <small>{reason}</small>
          </li>
        ))}
      </ul>
      {data.totalCount > data.list.length ? <p>{t('pictures.more')}</p> : null}
    </details>
  )
}
