import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the browser's tab after what the screen shows; undefined leaves the name as it is. */
export function useTitle(title: string | undefined): void {
  const { t } = useTranslation()
  const brand = t('brand')
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`
  }, [title, brand])
}
