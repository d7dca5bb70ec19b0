// jsdom has none: a mouse's.
class PointerEventOfMouse extends MouseEvent {
  isPrimary = true;
  pointerId = 1;
  pointerType = 'mouse';
}
Object.assign(window, { PointerEvent: PointerEventOfMouse });
