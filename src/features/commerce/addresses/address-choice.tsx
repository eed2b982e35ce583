import { Button, Radio } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { AddressDialog } from './address-dialog'
import { AddressLines } from './address-lines'
import styles from './addresses.module.css'
import { useAddresses } from './api'

interface AddressChoiceProps {
  /** Given by the field. */
  id?: string
  /** 0: none. */
  value?: number
  onChange?: (id: number) => void
}

/** One of the own addresses, the default unless another is chosen, or a new one that is added in place. */
export function AddressChoice({ id, value = 0, onChange }: AddressChoiceProps) {
  const { t } = useTranslation('addresses')
  const addresses = useAddresses()
  const [adding, setAdding] = useState(false)
  const list = addresses.data?.list
  // A new one is chosen before the list has it; one that was removed elsewhere is chosen no more.
  const isGone = list !== undefined && !addresses.isFetching && !list.some((one) => one.id === value)
  const first = list?.[0]?.id
  useEffect(() => {
    if (isGone && (value !== 0 || first !== undefined)) onChange?.(first ?? 0)
  }, [isGone, value, first, onChange])
  return (
    <div id={id} className={styles.choice}>
      <Shown query={addresses} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list: all, max }) => (
          <>
            {all.length === 0 ? <p className={styles.hint}>{t('choice.none')}</p> : null}
            <Radio.Group
              value={value}
              aria-label={t('choice.label')}
              className={styles.options ?? ''}
              onChange={(event) => onChange?.(Number(event.target.value))}
            >
              {all.map((address) => (
                <Radio key={address.id} value={address.id}>
                  <AddressLines address={address} />
                </Radio>
              ))}
            </Radio.Group>
            {all.length < max ? (
              <Button onClick={() => setAdding(true)}>{t('choice.add')}</Button>
            ) : (
              <p className={styles.hint}>{t('list.full', { max })}</p>
            )}
            {adding ? (
              <AddressDialog
                first={all.length === 0}
                onSaved={(saved) => onChange?.(saved.id)}
                onClose={() => setAdding(false)}
              />
            ) : null}
          </>
        )}
      </Shown>
    </div>
  )
}
