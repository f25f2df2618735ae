/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads */
export {};

const address = document.querySelector<HTMLInputElement>('#finder-address')!;
const button = document.querySelector<HTMLButtonElement>('#finder-copy')!;
const said = document.querySelector('.finder-send [role=status]')!;

button.addEventListener('click', () => {
  // Selected, it can be copied by hand where the clipboard is not to be had.
  address.select();
  const { copied, failed } = button.dataset;
  const written = 'clipboard' in navigator ? navigator.clipboard.writeText(address.value) : Promise.reject(new Error());
  void written.then(
    () => (said.textContent = copied!),
    () => (said.textContent = failed!),
  );
});
