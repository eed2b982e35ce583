import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TITLES_MAX } from '#contract/commerce/invoices/limits.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useInvoiceTitles } from '#src/features/commerce/invoices/api.ts'
import { TitleDialog } from '#src/features/commerce/invoices/title-dialog.tsx'
import { TitleList } from '#src/features/commerce/invoices/title-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The titles that can be chosen when an invoice is applied for. */
export function SavedTitles() {
  const { t } = useTranslation('invoices')
  const titles = useInvoiceTitles()
  const [adding, setAdding] = useState(false)
  const isFull = (titles.data?.length ?? 0) >= TITLES_MAX
  return (
    <>
      <div className={lists.head}>
        <p>{t(isFull ? 'titles.full' : 'titles.lead', { max: TITLES_MAX })}</p>
        <Button type="primary" disabled={!titles.data || isFull} onClick={() => setAdding(true)}>
          {t('titles.add')}
        </Button>
      </div>
      <Shown query={titles} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t('titles.empty')} text={t('titles.emptyText')} />
          ) : (
            <TitleList list={list} />
          )
        }
      </Shown>
      {adding ? <TitleDialog first={titles.data?.length === 0} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
