/** How a hall and its stands are drawn (spec: live §2). */
export const templateNames = ['simple-style', 'chinese-style', 'dark-style'] as const

/** Blue, red, orange, brown, green. */
export const colorTypes = ['0', '1', '2', '3', '4'] as const

/** How a booth's VR room is dressed that has bought a template: ink on silk, lanterns at night, a garden wall. */
export const roomTemplates = ['ink', 'lantern', 'garden'] as const
export type RoomTemplate = (typeof roomTemplates)[number]
