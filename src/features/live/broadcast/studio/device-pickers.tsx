import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import form from '#src/common/form/form.module.css'
import type { Studio } from './use-studio'
import styles from './studio.module.css'

interface PickerProps {
  label: string
  devices: readonly MediaDeviceInfo[]
  value: string | undefined
  onPick: (id: string) => void
}

function Picker({ label, devices, value, onPick }: PickerProps) {
  const { t } = useTranslation('broadcast')
  const id = useId()
  return (
    <div>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={form.input} value={value ?? ''} onChange={({ target }) => onPick(target.value)}>
        {devices.some(({ deviceId }) => deviceId === value) ? null : <option value="">{t('device.default')}</option>}
        {devices.map(({ deviceId, label: name }, i) => (
          <option key={deviceId || i} value={deviceId}>
            {name || t('device.unnamed', { number: i + 1 })}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Which camera and microphone are used; they can be changed while the session is live. */
export function DevicePickers({
  studio: { devices, inUse, open },
}: {
  studio: Pick<Studio, 'devices' | 'inUse' | 'open'>
}) {
  const { t } = useTranslation('broadcast')
  return (
    <div className={styles.pickers}>
      <Picker
        label={t('device.camera')}
        devices={devices.cameras}
        value={inUse.cameraId}
        onPick={(cameraId) => void open({ ...inUse, cameraId })}
      />
      <Picker
        label={t('device.microphone')}
        devices={devices.microphones}
        value={inUse.microphoneId}
        onPick={(microphoneId) => void open({ ...inUse, microphoneId })}
      />
    </div>
  )
}
