import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import { FileList } from '#src/common/upload/file-list.tsx'
import own from './demand.module.css'

/** The documents of a demand. */
export function DemandFiles({ files }: Pick<Demand, 'files'>) {
  const { t } = useTranslation('exchange')
  return (
    <section className={own.files} aria-labelledby="files">
      <h2 id="files">{t('detail.files')}</h2>
      <FileList files={files} label={t('detail.files')} />
    </section>
  )
}
