import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setDefaultAddress } from '#contract/commerce/addresses/endpoints.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { AddressDialog } from './address-dialog'
import { AddressLines } from './address-lines'
import styles from './addresses.module.css'
import { useAddressChange } from './api'
import { RemoveDialog } from './remove-dialog'

/** The own addresses, the default first, and what can be done with each. */
export function AddressList({ list }: { list: readonly Address[] }) {
  const [changed, setChanged] = useState<Address>()
  const [removed, setRemoved] = useState<Address>()
  return (
    <>
      <ul className={styles.list}>
        {list.map((address) => (
          <li key={address.id}>
            <article className={styles.card} aria-label={address.consignee}>
              <AddressLines address={address} />
              <Ways address={address} onChange={() => setChanged(address)} onRemove={() => setRemoved(address)} />
            </article>
          </li>
        ))}
      </ul>
      {changed ? <AddressDialog address={changed} onClose={() => setChanged(undefined)} /> : null}
      {removed ? (
        <RemoveDialog address={removed} hasOthers={list.length > 1} onClose={() => setRemoved(undefined)} />
      ) : null}
    </>
  )
}

interface WaysProps {
  address: Address
  onChange: () => void
  onRemove: () => void
}

function Ways({ address, onChange, onRemove }: WaysProps) {
  const { t } = useTranslation('addresses')
  const setDefault = useAddressChange(setDefaultAddress, { alerts: true })
  const { id, consignee: name, isDefault } = address
  const makeDefault = () => setDefault.mutate({ id }, { onSuccess: () => showToast(t('list.madeDefault')) })
  return (
    <div className={styles.ways}>
      {isDefault ? null : (
        <Button
          type="link"
          aria-label={t('list.makeDefaultOf', { name })}
          loading={setDefault.isPending}
          onClick={makeDefault}
        >
          {t('list.makeDefault')}
        </Button>
      )}
      <Button type="link" aria-label={t('list.changeOf', { name })} onClick={onChange}>
        {t('list.change')}
      </Button>
      <Button type="link" danger aria-label={t('list.removeOf', { name })} onClick={onRemove}>
        {t('list.remove')}
      </Button>
    </div>
  )
}
