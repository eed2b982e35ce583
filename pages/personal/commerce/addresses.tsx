import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { AddressDialog } from '#src/features/commerce/addresses/address-dialog.tsx'
import { AddressList } from '#src/features/commerce/addresses/address-list.tsx'
import { useAddresses } from '#src/features/commerce/addresses/api.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The delivery addresses of the own account (spec: live §3). */
export function Addresses() {
  const { t } = useTranslation('addresses')
  const addresses = useAddresses()
  const [adding, setAdding] = useState(false)
  const { list = [], max = 0 } = addresses.data ?? {}
  const isFull = list.length > 0 && list.length >= max
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('title')}</h2>
        <Button type="primary" disabled={!addresses.data || isFull} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <p className={lists.lead}>{isFull ? t('list.full', { max }) : t('lead')}</p>
      <Shown query={addresses} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {(all) =>
          all.list.length === 0 ? <Empty title={t('empty')} text={t('emptyText')} /> : <AddressList list={all.list} />
        }
      </Shown>
      {adding ? <AddressDialog first={list.length === 0} onClose={() => setAdding(false)} /> : null}
    </div>
  )
}
