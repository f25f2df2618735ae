/** Where one day of a class is held, where the others are not. */
export const dayPlace = {
  online: '{session}, online',
  room: '{session}, room {room}',
} as const;
