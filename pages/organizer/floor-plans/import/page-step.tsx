import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toDataUrl } from '#src/common/upload/picture.ts'
import type { OpenPdf } from '#src/features/fair/floor-plan/import/pdf.ts'
import styles from './import.module.css'

/** Chooses a page of a file with several, by its small picture. */
export function PageStep({ pdf, onChoose }: { pdf: OpenPdf; onChoose: (page: number) => void }) {
  const { t } = useTranslation('floor-plans')
  const [pictures, setPictures] = useState<readonly string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const draw = async () => {
      for (let page = 1; page <= pdf.pages; page++) {
        if (leaving.signal.aborted) return
        // A page that cannot be drawn keeps its number as its only name.
        const picture = await pdf.thumbnail(page).then(toDataUrl, () => '')
        if (!leaving.signal.aborted) setPictures((before) => [...before, picture])
      }
    }
    void draw()
    return () => {
      leaving.abort()
      setPictures([])
    }
  }, [pdf])
  return (
    <>
      <p>{t('import.choosePage')}</p>
      <ul className={styles.pages}>
        {Array.from({ length: pdf.pages }, (_, index) => (
          <li key={index + 1}>
            <button type="button" onClick={() => onChoose(index + 1)}>
              {pictures[index] ? <img src={pictures[index]} alt="" /> : <span className={styles.blank} />}
              {t('import.page', { page: index + 1 })}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
