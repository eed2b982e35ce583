import { expect, it } from 'vitest'
import { signTc3 } from './tc3'

it('signs the example of Tencent Cloud (cloud.tencent.com/document/api/213/30654) as they do', () => {
  const payload = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`
  const signed = signTc3({
    id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    key: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    service: 'cvm',
    host: 'cvm.tencentcloudapi.com',
    payload,
    timestamp: 1_551_113_065,
  })
  expect(signed).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, ' +
      'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  )
})
