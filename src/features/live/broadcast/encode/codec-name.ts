/** The codec of an H.264 stream as RFC 6381 names it, by the description that its encoder gave (ISO/IEC 14496-15 §5.3.3). */
export function codecName(description: AllowSharedBufferSource): string {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  const [, ...profile] = bytes.subarray(0, 4)
  return `avc1.${profile.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
