/** Inputs that the mocks of saved attendees accept, each once. */
export const attendeeInputs: Record<string, unknown> = {
  saveAttendee: { id: null, version: 0, name: '沈砚秋', phone: '', idType: 'passport', idNumber: 'P39999999' },
  deleteAttendee: { id: 3 },
}
